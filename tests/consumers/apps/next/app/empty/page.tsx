/** A page without content, to compare the scripts of others with. */
export default function Page() {
  return <main>Pusto</main>;
}
