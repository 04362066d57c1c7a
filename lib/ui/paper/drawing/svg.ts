import { outlinesOf } from './typeface';
import type { Gradient, Path, Shape } from './shapes';

/**
 * Shapes as a whole SVG. Text comes as outlines of its letters: whoever turns it into a picture needs no fonts, and
 * nothing that people wrote gets into the markup.
 */
export function toSvg(shapes: readonly Shape[], width: number, height: number): string {
  const definitions: string[] = [];
  const body = shapes.map((shape) => drawn(shape, definitions)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${definitions.join('')}</defs>${body}</svg>`
  );
}

function drawn(shape: Shape, definitions: string[]): string {
  switch (shape.kind) {
    case 'path':
      return path(shape, definitions);
    case 'words': {
      const [x, y] = shape.at;
      const outlines = outlinesOf(shape.text, shape.face).map(
        ({ d, x }) => `<path transform="translate(${x} 0)" d="${d}"/>`,
      );
      return `<g fill="${shape.colour}" transform="translate(${x} ${y}) scale(${shape.size})">${outlines.join('')}</g>`;
    }
    case 'group': {
      const matrix = shape.matrix ? ` transform="matrix(${shape.matrix.join(' ')})"` : '';
      const clip = shape.clip
        ? ` clip-path="url(#${defined(definitions, (id) => `<clipPath id="${id}"><path d="${shape.clip}"/></clipPath>`)})"`
        : '';
      return `<g${matrix}${clip}>${shape.shapes.map((inner) => drawn(inner, definitions)).join('')}</g>`;
    }
  }
}

function path({ d, fill, stroke, strokeWidth = 1, dash, opacity, round }: Path, definitions: string[]): string {
  const attributes = {
    d,
    fill: fill === undefined ? 'none' : typeof fill === 'string' ? fill : `url(#${gradient(fill, definitions)})`,
    ...(stroke && { stroke, 'stroke-width': strokeWidth }),
    ...(stroke && dash && { 'stroke-dasharray': dash.join(' ') }),
    ...(stroke && round && { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    ...(opacity !== undefined && { opacity }),
  };
  return `<path ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;
}

function gradient({ centre: [x, y], radius, stops }: Gradient, definitions: string[]): string {
  const inside = stops.map(({ at, colour }) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  return defined(
    definitions,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${inside}</radialGradient>`,
  );
}

function defined(definitions: string[], definition: (id: string) => string): string {
  const id = `d${definitions.length}`;
  definitions.push(definition(id));
  return id;
}
