import { expect, it } from 'vitest';
import { namedAssets } from './assets';

it.each([
  ['a page', '/en', '<script src="/_next/static/chunks/0~a.b-1.js" nonce="x">["/_next/static/chunks/c.css","style"]', ['/_next/static/chunks/0~a.b-1.js', '/_next/static/chunks/c.css']],
  ['what it sends its scripts', '/en', 'I[1,[\\"/_next/static/chunks/d.js\\"]]', ['/_next/static/chunks/d.js']],
  ['a script', '/_next/static/chunks/a.js', 'Promise.all(["static/chunks/e.js"].map(l))', ['/_next/static/chunks/e.js']],
  ['styles', '/_next/static/chunks/a.css', 'src:url(../media/i.woff2) x url("/washi.svg") url(data:image/png)', ['/_next/static/media/i.woff2']],
  ['another site', '/en', 'https://other.example/static/chunks.js static/else/x.js', []],
])('reads of %s what it needs', (_, address, text, named) => expect(namedAssets(text, address)).toEqual(named)); // prettier-ignore
