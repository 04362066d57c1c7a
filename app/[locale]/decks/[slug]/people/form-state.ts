/** What a comment's form shows after it was sent and not saved. */
export interface CommentFormState {
  text: string;
  problem?: 'empty' | 'too-long' | 'wait' | 'gone';
  /** To wait, where that is the problem. */
  minutes?: number;
}
