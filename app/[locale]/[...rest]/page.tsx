import { notFound } from 'next/navigation';

/** Any other address of a language: its own "not found", with the frame of the site around it. */
export default function Rest() {
  notFound();
}
