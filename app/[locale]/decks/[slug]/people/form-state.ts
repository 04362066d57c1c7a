/** What a comment's form shows after it was sent. */
export interface CommentFormState {
  text: string;
  /** How often it has been saved: then the field begins anew. */
  saved: number;
  problem?: 'empty' | 'too-long' | 'wait' | 'gone';
  /** To wait, where that is the problem. */
  minutes?: number;
}

/** What the form of a deck's tags shows after it was sent: what was typed, and why it was not saved. */
export interface TagsFormState {
  text: string;
  problem?: 'too-many' | 'too-long';
}
