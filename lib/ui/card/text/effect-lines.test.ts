import { describe, expect, it } from 'vitest';
import { lineParts } from './effect-lines';

const text = (text: string) => ({ kind: 'text', text });
const printed = (text: string) => ({ kind: 'printed', text });
const sign = (sign: string) => ({ kind: 'sign', sign });

describe('lineParts', () => {
  it.each([
    ['Hide it.', [text('Hide it.')]],
    ['MAIN ↯ Hide it.', [printed('MAIN'), text(' '), sign('instant'), text(' Hide it.')]],
    ['UPGRADE ⧗ CHAKRA +1.', [printed('UPGRADE'), text(' '), sign('continuous'), text(' '), printed('CHAKRA'), text(' +1.')]], // prettier-ignore
    ['Після ефекту MAIN: POWERUP 2.', [text('Після ефекту '), printed('MAIN'), text(': '), printed('POWERUP'), text(' 2.')]], // prettier-ignore
    ['FIRST STRIKE', [printed('FIRST STRIKE')]],
    ['The remainder, MAINLY.', [text('The remainder, MAINLY.')]],
    ['', []],
  ])('%s', (line, parts) => expect(lineParts(line)).toEqual(parts));
});
