import { parseRichContent } from '@witryna/page-builder/parser';
import { RichContent } from '@witryna/page-builder/server';
import { ClientContent } from './client-content';
import { countdown } from './countdown-type';

const html = `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">
<div data-content-type="countdown" data-appearance="default" data-from="10" data-element="main"></div></div></div>`;
const content = parseRichContent(html, { readers: [countdown.reader] });

/** A content type of the application, in content of the server and of the browser. */
export default function Page() {
  return (
    <main>
      <section aria-label="Serwer">
        <RichContent content={content} renderers={[countdown.renderer]} />
      </section>
      <section aria-label="Przeglądarka">
        <ClientContent content={content} />
      </section>
    </main>
  );
}
