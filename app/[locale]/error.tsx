'use client';

import { Failure } from '@/lib/ui/frame/failure/failure';

export default function LocaleError({ error }: { error: Error & { digest?: string } }) {
  return <Failure error={error} />;
}
