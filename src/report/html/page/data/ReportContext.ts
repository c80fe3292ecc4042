/** The report's data, for every part of the page. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageData } from '../../pageData.js';

/** What is asked often is counted once. */
export interface ShownReport extends PageData {
  /** Whether the cases are of more than one project. */
  hasProjects: boolean;
}

export const shownReport = (data: PageData): ShownReport => ({
  ...data,
  hasProjects: new Set(data.cases.map(({ project }) => project)).size > 1,
});

export const ReportContext = createContext<ShownReport | null>(null);

export function useReport(): ShownReport {
  const data = useContext(ReportContext);
  if (!data) throw new Error('A part of the page stands outside of the report.');
  return data;
}
