'use client';

import { Button } from './button';

export function PrintButton({ children }: { children: string }) {
  return (
    <Button className="no-print" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
