/** Whether the rows have to be drawn for a narrow screen: their heights differ. */
import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 640px)';

export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const read = () => setNarrow(query.matches);
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isNarrow;
}
