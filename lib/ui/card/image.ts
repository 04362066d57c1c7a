// An operator who has the rights to pictures of the cards names them by CARD_IMAGE_URL, a template such as
// `https://pictures.example/{printing}.webp`. Read on the server only; islands are handed the template as a prop.

/** The template, or null where the drawn faces stand alone. A template without `{printing}` is a mistake and throws. */
export function cardImageTemplate(): string | null {
  const template = process.env.CARD_IMAGE_URL;
  if (!template) return null;
  if (!template.includes('{printing}')) throw new Error('CARD_IMAGE_URL must contain {printing}.');
  return template;
}

export function cardImage(template: string, printing: string): string {
  return template.replaceAll('{printing}', encodeURIComponent(printing));
}
