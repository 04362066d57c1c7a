import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { measured, SCRIPTS, WEIGHTS } from './scripts';

// `npm run fonts`: cuts the site's two families down to the letters and weights it uses, and measures what names and
// texts on cards are fitted by. What it makes is part of the project, so that a build needs none of this.

const PACKAGES = {
  inter: import.meta.resolve('@fontsource-variable/inter/package.json'),
  alegreya: import.meta.resolve('@fontsource-variable/alegreya/package.json'),
};

for (const [family, place] of Object.entries(PACKAGES)) {
  const folder = path.dirname(fileURLToPath(place));
  for (const { name, source, letters } of SCRIPTS) {
    const whole = readFileSync(path.join(folder, 'files', `${family}-${source}-wght-normal.woff2`));
    const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
    writeFileSync(path.join(import.meta.dirname, `${family}-${name}.woff2`), cut);
  }
}
writeFileSync(path.join(import.meta.dirname, 'widths.json'), `${JSON.stringify(await measured(), null, 2)}\n`);
