/** What the form of a proposal shows after it was sent. Starts empty. */
export interface ProposalFormState {
  /** What was typed, by the names of the fields. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  notice?: { tone: 'good' | 'bad' | 'warn'; title: string };
}
