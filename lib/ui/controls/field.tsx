import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  /** Id of the control; hint and error get `<id>-hint` and `<id>-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do. Announced when it appears. */
  error?: ReactNode;
  className?: string;
}

function describedBy({ id, hint, error }: FieldProps): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function Frame({ id, label, hint, error, className, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const own = <P extends FieldProps>({ id, label, hint, error, className, ...control }: P) => ({
  frame: { id, label, hint, error, className },
  control: {
    ...control,
    id,
    className: 'input',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy({ id, label, hint, error }),
  },
});

/** Label, hint, text input and error as one thing, tied together for screen readers. */
export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  const { frame, control } = own(props);
  return (
    <Frame {...frame}>
      <input {...control} />
    </Frame>
  );
}

export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const { frame, control } = own(props);
  return (
    <Frame {...frame}>
      <textarea {...control} />
    </Frame>
  );
}

/** `children` are the `<option>`s. */
export function SelectField(props: FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>) {
  const { frame, control } = own(props);
  return (
    <Frame {...frame}>
      <select {...control} />
    </Frame>
  );
}

/** One tick box or radio button with its label; the whole line is the target. */
export function Check({ children, className, type = 'checkbox', ...rest }: ComponentProps<'input'>) {
  return (
    <label className={className ? `check ${className}` : 'check'}>
      <input type={type} {...rest} />
      <span>{children}</span>
    </label>
  );
}
