import { buttons, columns, heading, row, text } from '../content/markup/content-types.ts';

/** What a brand tells of a product beyond its description: Page Builder content by URL key. */
export const premiumContent: Readonly<Record<string, string>> = {
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
};
