import { getTranslations } from 'next-intl/server';

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
}

/** Pages to name: the first, the last, and those around the present one; 0 stands for a gap. */
export function pagesToName(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const named = [...new Set(near)].sort((a, b) => a - b);
  return named.flatMap((n, index) => {
    const gap = n - (named[index - 1] ?? n);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? [0, n] : [n];
  });
}

/** Links to the pages of a list; nothing where there is only one. Works without JavaScript. */
export async function Pagination({ page, pages, href }: PaginationProps) {
  if (pages < 2) return null;
  const t = await getTranslations('common.pagination');
  return (
    <nav aria-label={t('label')} className="pagination">
      {page > 1 && (
        <a className="button" rel="prev" href={href(page - 1)}>
          <span aria-hidden="true">‹</span> <span className="pagination-word">{t('previous')}</span>
        </a>
      )}
      <ul>
        {pagesToName(page, pages).map((n, index) =>
          n === 0 ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n}>
              <a
                className="button button-ghost button-icon"
                href={href(n)}
                aria-current={n === page ? 'page' : undefined}
                aria-label={t('page', { page: n, pages })}
              >
                {n}
              </a>
            </li>
          ),
        )}
      </ul>
      {page < pages && (
        <a className="button" rel="next" href={href(page + 1)}>
          <span className="pagination-word">{t('next')}</span> <span aria-hidden="true">›</span>
        </a>
      )}
    </nav>
  );
}
