import type { ReactNode } from 'react';
import { Section } from '@/lib/ui/page/page';

/** One thing to change about an account: what it is, then its form. */
export function SettingsSection({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <Section title={title} id={id}>
      <div className="flex max-w-md flex-col gap-3">{children}</div>
    </Section>
  );
}
