import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../../fixtures/markup.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/Text', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Editor content: headings, lists, links, an image, a table, colors (PBT-14). */
export const Prose: Story = {
  args: {
    html: text(
      '<h2>Jak czytać etykietę</h2><p>Zwróć uwagę na <strong>formę składnika</strong>, <em>dawkę</em> i <a href="/poradnik">porcję dzienną</a>.</p>' +
        '<ul><li>forma: cytrynian, chelat, tlenek</li><li>dawka w miligramach</li></ul>' +
        '<blockquote><p>Mniej składników, więcej sensu.</p></blockquote>' +
        `<p><img src="${pictures.packshots}" alt="Trzy opakowania suplementów" width="230" height="210"></p>` +
        '<p style="text-align: center; color: #b4432c;">Wyśrodkowany akapit w kolorze</p>' +
        '<p>Badania opisuje <a href="https://www.gov.pl/web/gis" target="_blank">GIS</a>.</p>',
    ),
  },
};

/** A wide table scrolls by itself, also by keyboard. */
export const Table: Story = {
  args: {
    html: text(
      '<table><caption>Zawartość w porcji dziennej</caption><thead><tr><th scope="col">Składnik</th><th scope="col">1 kapsułka</th><th scope="col">% RWS</th></tr></thead>' +
        '<tbody><tr><td>Witamina D3</td><td>50 µg</td><td>1000%</td></tr><tr><td>Witamina K2 MK-7</td><td>75 µg</td><td>100%</td></tr></tbody></table>',
    ),
  },
};
