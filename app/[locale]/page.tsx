export default function Home() {
  return <main>Kage Codex</main>;
}
