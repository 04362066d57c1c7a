/** What an account form shows after it was sent. Starts empty. */
export interface FormState {
  /** Sentence for each field that is wrong, by its name. */
  errors?: Record<string, string>;
  /** What was typed, to be kept; never a password. */
  values?: Record<string, string>;
  /** About the form as a whole. */
  notice?: { tone: 'good' | 'bad' | 'warn'; title: string; text?: string };
  /** The form has served: only its notice stays. */
  finished?: boolean;
}

export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;
