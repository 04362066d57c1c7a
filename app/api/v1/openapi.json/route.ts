import { answering } from '@/lib/http/answering';
import { otherMethods } from '@/lib/http/methods';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { DOCUMENT } from '../document';

/** The public API as an OpenAPI 3.1 document, from which clients can be generated. */
export const GET = answering((request: Request) => Promise.resolve(publicJson(request, DOCUMENT, SHORTLY)), {
  open: true,
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
