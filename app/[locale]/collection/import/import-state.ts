import type { List } from '@/lib/collection/lists';

export interface ReportedProblem {
  line: number;
  /** "Line 3", in words. */
  place: string;
  text: string;
  message: string;
}

/** What was read, in the reader's words. */
export interface ImportReport {
  found: boolean;
  summary: string;
  problemsTitle: string;
  problems: ReportedProblem[];
  /** Says how many more lines were not understood than are named. */
  more?: string;
  replaceText: string;
  submit: string;
}

export interface ImportState {
  text: string;
  list: List;
  report?: ImportReport;
  error?: string;
  done?: string;
}
