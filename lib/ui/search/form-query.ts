/** What the live form needs of an input or select. */
export interface Field {
  type: string;
  name: string;
  value: string;
  checked?: boolean;
}

/** Query of a GET form with its empty fields left out, so that one choice has one address. */
export function formQuery(entries: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    if (name !== 'page' && typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  params.sort();
  return params.toString();
}

/** Sets a field to what the address says. */
export function fieldFrom(field: Field, params: URLSearchParams): void {
  if (!field.name) return;
  if (field.type === 'checkbox' || field.type === 'radio') {
    const checked = params.getAll(field.name).includes(field.value);
    if (field.checked !== checked) field.checked = checked;
    return;
  }
  const value = params.get(field.name) ?? '';
  // A number may be written in more than one way ("03"): what the reader typed is left alone when it means the same.
  if (field.value.trim() !== value) field.value = value;
}
