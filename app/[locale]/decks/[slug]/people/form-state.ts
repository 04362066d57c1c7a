/** What a comment's form shows after it was sent. */
export interface CommentFormState {
  text: string;
  /** How often it has been saved: then the field begins anew. */
  saved: number;
  problem?: 'empty' | 'too-long' | 'wait' | 'gone';
  /** To wait, where that is the problem. */
  minutes?: number;
}
