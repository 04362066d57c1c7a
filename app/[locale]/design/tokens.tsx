import { Icon } from '@/lib/ui/icons/icon';
import { type IconName, SHAPES } from '@/lib/ui/icons/shapes';

// Names of tokens are the names in the style sheets: the same in every language.

const PAPERS = ['paper', 'paper-raised', 'paper-sunken', 'line', 'line-strong'];
const INKS = ['ink', 'ink-soft', 'accent', 'good', 'warn', 'bad', 'gold', 'seal'];
const FACTIONS = ['leaf', 'sand', 'sound', 'akatsuki', 'independent', 'mission'];

export function Colours() {
  return (
    <div className="grid gap-3">
      {[PAPERS, INKS, FACTIONS].map((names) => (
        <ul key={names[0]} className="swatches">
          {names.map((name) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

const TYPE = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'];
const SPACE = [1, 2, 3, 4, 6, 8, 12];
const ELEVATION = ['shadow', 'shadow-lifted', 'shadow-held'];
const MOTION = ['motion-quick', 'motion-calm'];

export function Sizes({ sample }: { sample: string }) {
  return (
    <div className="grid gap-8">
      <ul className="grid gap-2">
        {TYPE.map((name) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-4">
            <code className="w-24">{name}</code>
            <span className={`font-display font-bold ${name}`}>{sample}</span>
            <span className={`tabular-nums ${name}`}>0123456789</span>
          </li>
        ))}
      </ul>
      <ul className="grid gap-1">
        {SPACE.map((step) => (
          <li key={step} className="flex items-center gap-4">
            <code className="w-24">{step}</code>
            <span className="h-4 bg-accent" style={{ width: `calc(var(--spacing) * ${step})` }} />
          </li>
        ))}
      </ul>
      <ul className="swatches">
        {ELEVATION.map((name) => (
          <li key={name}>
            <span style={{ background: 'var(--paper-raised)', boxShadow: `var(--${name})` }} />
            <code>{name}</code>
          </li>
        ))}
        {MOTION.map((name) => (
          <li key={name}>
            <span className="moves" style={{ transitionDuration: `var(--${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Signs() {
  const names = Object.keys(SHAPES).filter((name): name is IconName => name in SHAPES);
  return (
    <ul className="signs">
      {names.map((name) => (
        <li key={name}>
          <span className="text-3xl">
            <Icon name={name} />
          </span>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
