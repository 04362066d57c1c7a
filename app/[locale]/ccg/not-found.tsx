import { NotFoundWords } from '../nothing-here';

export default function NotFound() {
  return <NotFoundWords game="ccg" />;
}
