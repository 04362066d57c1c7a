import { getTranslations } from 'next-intl/server';

interface Link {
  name: string;
  triggers?: readonly Link[];
}

/** A triggers B, B triggers C and D at once, D triggers E and F. */
const CHAIN: Link = {
  name: 'A',
  triggers: [{ name: 'B', triggers: [{ name: 'C' }, { name: 'D', triggers: [{ name: 'E' }, { name: 'F' }] }] }],
};

interface Placed {
  name: string;
  /** Steps from the beginning of the chain. */
  depth: number;
  /** In columns; whole and half ones. */
  x: number;
  from?: Placed;
}

const COLUMN = 84;
const ROW = 74;
const RADIUS = 22;

/** The leaves stand side by side, and each effect above the middle of what it triggers. */
function place(link: Link, depth: number, free: { column: number }): { own: Placed; all: Placed[] } {
  const below = (link.triggers ?? []).map((next) => place(next, depth + 1, free));
  const xs = below.map(({ own }) => own.x);
  const x = xs.length > 0 ? (Math.min(...xs) + Math.max(...xs)) / 2 : free.column++;
  const own: Placed = { name: link.name, depth, x };
  for (const next of below) next.own.from = own;
  return { own, all: [own, ...below.flatMap(({ all }) => all)] };
}

/** The chain as a tree: downwards what triggers what, and beside each step the order in which it is resolved. */
export async function ChainTree() {
  const t = await getTranslations('rules.figures.chain');
  const free = { column: 0 };
  const { all } = place(CHAIN, 0, free);
  const deepest = Math.max(...all.map(({ depth }) => depth));
  const width = free.column * COLUMN + 90;
  const height = (deepest + 1) * ROW;
  const at = ({ x, depth }: Placed) => ({ x: x * COLUMN + COLUMN / 2, y: depth * ROW + ROW / 2 });
  const links = all.flatMap((to) => (to.from ? [{ from: to.from, to }] : []));
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={links.map(({ from, to }) => t('triggers', { from: from.name, to: to.name })).join('; ')}
        className="chain"
      >
        {links.map(({ from, to }) => {
          const [a, b] = [at(from), at(to)];
          return <path key={to.name} d={`M${a.x} ${a.y + RADIUS} L${b.x} ${b.y - RADIUS}`} />;
        })}
        {all.map((link) => {
          const { x, y } = at(link);
          return (
            <g key={link.name}>
              <circle cx={x} cy={y} r={RADIUS} />
              <text x={x} y={y}>
                {link.name}
              </text>
            </g>
          );
        })}
        {Array.from({ length: deepest + 1 }, (_, depth) => (
          <text key={depth} x={width - 40} y={depth * ROW + ROW / 2} className="chain-order">
            {deepest - depth + 1}.
          </text>
        ))}
        <path d={`M${width - 12} ${height - 14} V16 m-6 9 l6 -10 l6 10`} className="chain-arrow" />
      </svg>
      <p className="figure-note">{t('order')}</p>
    </>
  );
}
