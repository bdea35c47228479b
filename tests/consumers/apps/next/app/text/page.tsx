import { RichContent } from '@witryna/page-builder/server';

const html = `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">
<h2 data-content-type="heading" data-appearance="default" data-element="main">Dostawa</h2>
<div data-content-type="text" data-appearance="default" data-element="main"><p>Wysyłamy <strong>w dni robocze</strong>.</p></div>
</div></div>`;

/** Text alone, which is HTML when it leaves the server. */
export default function Page() {
  return (
    <main>
      <RichContent content={html} />
    </main>
  );
}
