'use client';

import { usePathname } from 'next/navigation';
import { failureWords } from '@/lib/ui/frame/failure/failure-words';
import { Mark } from '@/lib/ui/frame/header/mark';
import './globals.css';

/** The frame of the site itself failed, so this is a whole document that asks nothing of the server. */
export default function GlobalError() {
  const { locale, words } = failureWords(usePathname());
  return (
    <html lang={locale}>
      <head>
        <title>{`${words.title} · Kage Codex`}</title>
      </head>
      <body>
        <main className="page page-narrow">
          <Mark size={48} />
          <h1 className="mt-6">{words.title}</h1>
          <p className="lead">{words.text}</p>
          <p className="mt-6">
            {/* An empty address is this page. */}
            <a href="" className="button button-primary">
              {words.retry}
            </a>
          </p>
        </main>
        <footer className="site-footer">
          <p>{words.unofficial}</p>
        </footer>
      </body>
    </html>
  );
}
