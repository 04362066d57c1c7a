import { escape } from 'html-escaper';

export interface Compared {
  name: string;
  /** Part of all pixels, from 0 to 1. */
  differing: number;
  /** Names of the pictures beside the report. */
  files: { before: string; after: string; difference: string };
}

/** A page that shows each picture before, after, and what differs, the most changed first. */
export function report(compared: readonly Compared[], sites: { before: string; after: string }): string {
  const rows = compared.map(({ name, differing, files }) => {
    const figures = differing > 0 ? (['before', 'after', 'difference'] as const) : (['after'] as const);
    return `<section><h2>${escape(name)}: ${(differing * 100).toFixed(2)} %</h2>${figures
      .map(
        (which) =>
          `<figure><figcaption>${which}</figcaption><img loading="lazy" src="${escape(files[which])}" alt=""></figure>`,
      )
      .join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title>
<style>body{font:16px system-ui;margin:1rem}section{display:flex;flex-wrap:wrap;gap:1rem;margin-bottom:2rem}h2{flex-basis:100%}figure{margin:0;flex:1;max-width:33%}img{width:100%;border:1px solid #999}</style>
<h1>${escape(sites.before)} → ${escape(sites.after)}</h1>
${rows.join('\n')}
</html>
`;
}
