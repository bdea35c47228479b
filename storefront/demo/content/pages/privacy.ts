import type { SeedCmsPage } from '../../../backend/index.ts';
import { article } from '../markup/article.ts';

/** What the shop does with personal data. */
export const privacy: SeedCmsPage = {
  identifier: 'polityka-prywatnosci',
  title: 'Polityka prywatności',
  metaDescription: 'Jakie dane zbiera sklep Witryna, po co, jak długo je przechowuje i jakie masz prawa.',
  contentHeading: 'Polityka prywatności',
  content: article([
    [
      'Kto odpowiada za dane',
      '<p>Administratorem danych jest Witryna sp. z o.o. W sprawach danych napisz na <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a>. Sklep jest pokazem oprogramowania: nie podawaj w nim prawdziwych danych osobowych ani numeru prawdziwej karty.</p>',
    ],
    [
      'Jakie dane i po co',
      '<table><thead><tr><th scope="col">Dane</th><th scope="col">Cel</th><th scope="col">Podstawa</th><th scope="col">Jak długo</th></tr></thead><tbody>' +
        '<tr><td>Imię, nazwisko, adres, telefon, e-mail</td><td>realizacja zamówienia</td><td>umowa, art. 6 ust. 1 lit. b RODO</td><td>do przedawnienia roszczeń</td></tr>' +
        '<tr><td>Dane z rachunku</td><td>księgowość</td><td>obowiązek prawny, art. 6 ust. 1 lit. c RODO</td><td>5 lat od końca roku podatkowego</td></tr>' +
        '<tr><td>Dane konta, ulubione, ulubiony sklep</td><td>prowadzenie konta</td><td>umowa, art. 6 ust. 1 lit. b RODO</td><td>do usunięcia konta</td></tr>' +
        '<tr><td>E-mail do newslettera</td><td>wysyłanie newslettera</td><td>zgoda, art. 6 ust. 1 lit. a RODO</td><td>do cofnięcia zgody</td></tr>' +
        '<tr><td>Treść wiadomości</td><td>odpowiedź</td><td>uzasadniony interes, art. 6 ust. 1 lit. f RODO</td><td>rok od odpowiedzi</td></tr>' +
        '</tbody></table>',
    ],
    [
      'Komu je przekazujemy',
      '<p>Tylko tym, bez których zamówienie nie dojdzie do skutku: przewoźnikowi, operatorowi płatności, bankowi i biuru rachunkowemu. Danych nie sprzedajemy, nie przekazujemy poza Europejski Obszar Gospodarczy i nie używamy ich do profilowania.</p>',
    ],
    [
      'Co zostaje w Twojej przeglądarce',
      '<p>Sklep nie używa plików cookie do śledzenia ani skryptów reklamowych. W pamięci przeglądarki zapisuje to, co jest potrzebne do zakupów: identyfikator koszyka, logowanie, dane rozpoczętego zamówienia i miejsce na przewijanej stronie. Możesz je usunąć w ustawieniach przeglądarki.</p>',
    ],
    [
      'Twoje prawa',
      '<ul><li>dostęp do danych i ich kopia,</li><li>sprostowanie, usunięcie i ograniczenie przetwarzania,</li><li>przeniesienie danych,</li><li>sprzeciw wobec przetwarzania w uzasadnionym interesie,</li><li>cofnięcie zgody w każdej chwili, bez wpływu na to, co działo się wcześniej,</li><li>skarga do Prezesa Urzędu Ochrony Danych Osobowych.</li></ul>',
    ],
  ]),
};
