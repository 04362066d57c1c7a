'use client';

interface SetFileInputProps {
  id: string;
  name: string;
  /** In bytes. */
  largest: number;
  tooLarge: string;
}

/** Says that a file is too large before it is sent: a server that refuses a long body may only cut it off. */
export function SetFileInput({ id, name, largest, tooLarge }: SetFileInputProps) {
  return (
    <input
      id={id}
      type="file"
      name={name}
      required
      accept=".json,.csv,application/json,text/csv"
      className="input"
      aria-describedby={`${id}-hint`}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        currentTarget.setCustomValidity(file && file.size > largest ? tooLarge : '');
        currentTarget.reportValidity();
      }}
    />
  );
}
