/** A picture in a list. It says nothing that the text beside it doesn't. */
import { useReport } from '../data/ReportContext.js';
import { smallPicture } from '../data/pictures.js';

export function SmallPicture({ file }: { file: string }) {
  const { filesBase } = useReport();
  const address = smallPicture(file, filesBase);
  return address === undefined ? null : (
    <img class="small-picture" src={address} alt="" loading="lazy" decoding="async" />
  );
}
