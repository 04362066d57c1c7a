// Every sign of the site, drawn by us on 24 × 24. Lines have the weight of a fine brush and round ends; what is filled
// says so. Adding one changes nothing else; changing one needs a new ICONS_VERSION (icon.tsx), as they are cached.

const filled = (d: string) => `<path d="${d}" fill="currentColor" stroke="none"/>`;
const lines = (d: string) => `<path d="${d}"/>`;

export const SHAPES = {
  // What is printed on cards.
  chakra: lines('M12.2 12.4a1.9 1.9 0 0 1 3 1.6 3.7 3.7 0 0 1-7.2.3 5.4 5.4 0 0 1 5.2-6.4 7 7 0 0 1 6.6 7.2A8 8 0 0 1 11.6 22M4.4 17.2A9.4 9.4 0 0 1 12.9 2.6'), // prettier-ignore
  power: `${lines('M12 2.6 20.2 7v10L12 21.4 3.8 17V7z')}${filled('M12 7.4 16.6 14h-3v3.2h-3.2V14h-3z')}`,
  instant: filled('M14 1.8 5 13.3h5.2L8 22.2l10-13h-5.7z'),
  continuous: filled('M5.4 2.2h13.2v3.1L14 12l4.6 6.7v3.1H5.4v-3.1L10 12 5.4 5.3z'),
  edge: filled('M12 1.8 20.6 12 12 22.2 3.4 12zM12 6.4 7.9 12l4.1 5.6z'),
  hidden: lines('M2.8 10.4c2.3 3.9 5.4 5.8 9.2 5.8s6.9-1.9 9.2-5.8M12 16.4v3.4M6.4 14.8l-1.8 2.8M17.6 14.8l1.8 2.8'),
  token: `${lines('M12 3.2c5 0 8.6 3.6 8.8 8.6.2 5-3.6 9-8.6 9s-9-3.6-9-8.8c0-5 3.8-8.8 8.8-8.8z')}${filled('M10.9 7.6h2.2v3.3h3.3v2.2h-3.3v3.3h-2.2v-3.3H7.6v-2.2h3.3z')}`, // prettier-ignore
  main: lines('M12 2.8v11.6M7.2 9.8l4.8 4.8 4.8-4.8M4.2 20.2h15.6'),
  upgrade: lines('M5.6 12.6 12 6.2l6.4 6.4M5.6 19.4 12 13l6.4 6.4'),
  ambush: `${filled('M21.4 2.6 19.2 11 13 4.8z')}${lines('M15.6 8.4 8.6 15.4M6.8 13.4l3.8 3.8M8.6 15.4l-3 3')}<circle cx="4.2" cy="19.8" r="1.7"/>`, // prettier-ignore
  score: lines('M5.6 21.6V2.8M5.6 4.2c4.4-2.4 8 2.2 12.8-.2v9.4c-4.8 2.4-8.4-2.2-12.8.2'),
  duel: lines('M4 3.6l12.6 13M20 3.6 7.4 16.6M13.8 19l5-5M10.2 19l-5-5M17.6 17.6l3 3M6.4 17.6l-3 3'),
  firstStrike: lines('M3 12h12.4M10.2 6.8 15.4 12l-5.2 5.2M20.4 3.6v16.8'),
  leaf: lines('M4.6 19.6C3.4 10.6 8.6 4 20 3.8c.6 11-5.6 16.8-13 14.8M4 20.8c3-5.4 6.6-8.6 11-11'),
  sand: lines('M2.4 18.6c3.2 0 4.4-6 8-6s4.6 6 11.2 6M6.2 12.4c1.8-3.6 3.4-5.8 5.8-5.8 3.6 0 4.8 5.8 9 8.2'),
  sound: lines('M6 9.6a3.6 3.6 0 0 1 0 4.8M10 6.6a7.8 7.8 0 0 1 0 10.8M14.2 3.8a12 12 0 0 1 0 16.4M2.6 12h.01'),
  akatsuki: lines(
    'M6.8 17.8a4 4 0 0 1-.4-8 5.6 5.6 0 0 1 10.6-1.6 4.9 4.9 0 0 1 .4 9.6c-1.4 0-2-1-2-2s.8-2 2-1.8M6.8 17.8h6',
  ),
  independent: lines('M12 3.4 14 9l5.8.2-4.6 3.6 1.6 5.6-4.8-3.2-4.8 3.2 1.6-5.6L4.2 9.2 10 9z'),
  character: lines('M12 11.8a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM3.8 20.8c.8-4.2 3.8-6.2 8.2-6.2s7.4 2 8.2 6.2'),
  attachment: lines('M13.4 3H20.6v7.2L11 20.6 3 12.8zM16.6 7h.01'),
  mission: lines('M6.6 4h12.8M4.6 20h12.8M7.8 4v13.6c0 1.4-.8 2.4-2 2.4M17.4 6.2V20M10.6 8.4h4M10.6 12h4'),
  // What the site is made of.
  cards: lines('M8.6 3.6h10.2v14H8.6zM5.8 6.6v14h10.2'),
  deck: lines('M7 3.4h10M5.4 6.4h13.2M4 9.6h16v11H4z'),
  rules: lines(
    'M12 6.2C9.8 4.4 6.8 4 3.4 4v14.4c3.4 0 6.4.4 8.6 2.2 2.2-1.8 5.2-2.2 8.6-2.2V4c-3.4 0-6.4.4-8.6 2.2zM12 6.2v14',
  ),
  ruling: lines(
    'M12 3.2v17.4M6.6 20.6h10.8M4.6 6.4c4 0 4.8-1.4 7.4-1.4s3.4 1.4 7.4 1.4M5 7l-2.4 6.4h5zM19 7l-2.6 6.4h5z',
  ),
  lab: lines('M9.4 3h5.2M10.4 3v6.2L4.6 19c-.6 1 0 2 1 2h12.8c1 0 1.6-1 1-2l-5.8-9.8V3M7.6 14.8h8.8'),
  collection: lines('M3.6 7.8h16.8v12.6H3.6zM6.2 7.8V4.2h11.6v3.6M9.4 12h5.2'),
  home: lines('M3.4 11.6 12 3.8l8.6 7.8M5.8 9.8v10.6h12.4V9.8M10 20.4v-6h4v6'),
  search: lines('M10.6 17.4a6.9 6.9 0 1 0 0-13.8 6.9 6.9 0 0 0 0 13.8zM15.8 15.8l5 5'),
  menu: lines('M3.8 6.6c5-.6 11-.6 16.4 0M3.8 12h16.4M3.8 17.4c5.4.6 11 .6 16.4 0'),
  close: lines('M5.4 5.4l13.2 13.2M18.6 5.4 5.4 18.6'),
  check: lines('M4.4 12.8c2 1.4 3.6 3.2 4.8 5.6C11.6 12.4 15 8 19.8 5'),
  warning: `${lines('M12 3.4 21.4 20H2.6zM12 9.6v5')}${filled('M10.9 16.2h2.2v2h-2.2z')}`,
  info: `${lines('M12 3.2c5 0 8.8 3.8 8.8 8.8s-3.8 8.8-8.8 8.8S3.2 17 3.2 12 7 3.2 12 3.2zM12 11v5.6')}${filled('M10.9 6.8h2.2v2.2h-2.2z')}`, // prettier-ignore
  down: lines('M5.6 9l6.4 6.4L18.4 9'),
  next: lines('M9 5.6l6.4 6.4L9 18.4'),
  plus: lines('M12 4.4v15.2M4.4 12h15.2'),
  minus: lines('M4.4 12h15.2'),
  person: lines('M12 11.8a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM3.8 20.8c.8-4.2 3.8-6.2 8.2-6.2s7.4 2 8.2 6.2z'),
  theme: `${lines('M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8z')}${filled('M12 3.6a8.4 8.4 0 0 1 0 16.8z')}`,
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof SHAPES;

/** All of them as one file; each is shown by `<use href="…#name">`. */
export function iconSprite(): string {
  const symbols = Object.entries(SHAPES).map(
    ([name, shape]) =>
      `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${shape}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
