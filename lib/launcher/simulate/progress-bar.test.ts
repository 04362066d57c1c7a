import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar';

function written(isTTY: boolean): string[] {
  const lines: string[] = [];
  const bar = new ProgressBar(200, { isTTY, write: (text: string) => lines.push(text) > 0 });
  bar.show(0);
  bar.show(50);
  bar.show(50);
  bar.clear();
  return lines;
}

it('draws over itself on a terminal, only when something changed, and leaves nothing behind', () => {
  const [first, second, last, ...more] = written(true);
  expect(first).toBe(`\r${'░'.repeat(30)} 0 % · 0 of 200 games`);
  expect(second).toBe(`\r${'█'.repeat(8)}${'░'.repeat(22)} 25 % · 50 of 200 games`);
  expect(last?.trim()).toBe('');
  expect(more).toEqual([]);
});

it('is silent elsewhere', () => expect(written(false)).toEqual([]));
