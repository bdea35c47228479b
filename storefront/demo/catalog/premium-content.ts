import type { DemoLanguage } from '../demo-language.ts';
import { buttons, columns, heading, row, text } from '../content/markup/content-types.ts';

/** What a brand tells of a product beyond its description: Page Builder content by language and URL key. */
export const premiumContent: Readonly<Record<DemoLanguage, Readonly<Record<string, string>>>> = {
  pl: {
    'witamina-d3-k2-krople': row(
      heading(2, 'Od lanoliny do kropli') +
        columns([
          { width: 33.3333, content: heading(3, 'Skąd pochodzi') + text('<p>Witaminę D3 otrzymujemy z lanoliny z europejskich hodowli owiec. K2 powstaje w fermentacji ciecierzycy, w całości jako MK-7 all-trans.</p>') },
          { width: 33.3333, content: heading(3, 'W czym jest rozpuszczona') + text('<p>W oleju MCT z kokosa: nie jełczeje, nie ma zapachu i nie wymaga konserwantów.</p>') },
          { width: 33.3333, content: heading(3, 'Jak ją sprawdzamy') + text('<p>Każdą partię bada niezależne laboratorium: zawartość witamin, metale ciężkie i czystość mikrobiologiczną.</p>') },
        ], 'points') +
        buttons([{ label: 'Jak dawkować witaminę D', href: '/poradnik-dawkowanie-witaminy-d3', look: 'secondary' }]),
    ),
    'magnez-b6-forte': row(
      heading(2, 'Dlaczego cytrynian?') +
        columns([
          { width: 50, content: text('<p>Cytrynian magnezu dobrze rozpuszcza się w wodzie, więc łatwo go przyswoić. Nie obciąża żołądka tak jak tlenek.</p>') },
          { width: 50, content: text('<p>Witamina B6 dopełnia porcję: przyczynia się do zmniejszenia uczucia zmęczenia i znużenia.</p>') },
        ], 'points'),
    ),
  },
  en: {
    'witamina-d3-k2-krople': row(
      heading(2, 'From lanolin to drop') +
        columns([
          { width: 33.3333, content: heading(3, 'Where it comes from') + text('<p>Our vitamin D3 is obtained from the lanolin of European sheep. K2 is made by fermenting chickpeas, all of it as all-trans MK-7.</p>') },
          { width: 33.3333, content: heading(3, 'What it is dissolved in') + text('<p>In MCT oil from coconuts: it does not go rancid, has no smell and needs no preservatives.</p>') },
          { width: 33.3333, content: heading(3, 'How we test it') + text('<p>An independent laboratory tests every batch: vitamin content, heavy metals and microbiological purity.</p>') },
        ], 'points') +
        buttons([{ label: 'How much vitamin D to take', href: '/poradnik-dawkowanie-witaminy-d3', look: 'secondary' }]),
    ),
    'magnez-b6-forte': row(
      heading(2, 'Why citrate?') +
        columns([
          { width: 50, content: text('<p>Magnesium citrate dissolves well in water, so it is easy to absorb. It is not as hard on the stomach as oxide.</p>') },
          { width: 50, content: text('<p>Vitamin B6 rounds off the portion: it contributes to the reduction of tiredness and fatigue.</p>') },
        ], 'points'),
    ),
  },
};
