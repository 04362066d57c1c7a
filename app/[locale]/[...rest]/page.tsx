import type { Metadata } from 'next';
import { NothingHere, nothingHereMetadata } from '../nothing-here';

export function generateMetadata(): Promise<Metadata> {
  return nothingHereMetadata();
}

/** Any other address of a language: its own "not found", with the frame of the site around it. */
export default function Rest() {
  return <NothingHere />;
}
