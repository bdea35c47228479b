import type { SeedCmsPage } from '../../../backend/index.ts';
import { article } from '../markup/article.ts';

/** Terms of sale. */
export const terms: SeedCmsPage = {
  identifier: 'regulamin',
  title: 'Regulamin sklepu',
  metaDescription: 'Zasady składania zamówień, płatności, dostawy, zwrotów i reklamacji w sklepie Witryna.',
  contentHeading: 'Regulamin sklepu',
  content: article([
    [
      '1. Kto prowadzi sklep',
      '<p>Sklep prowadzi Witryna sp. z o.o. Kontakt: <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a>, <a href="tel:+48220000000">+48 22 000 00 00</a>, od poniedziałku do piątku w godzinach 8:00–18:00.</p><p><strong>Sklep jest pokazem oprogramowania.</strong> Firma, marki i produkty są zmyślone, zamówienia nie są realizowane, a karty nie są obciążane. Poniższe zasady pokazują, jak mógłby wyglądać regulamin prawdziwego sklepu.</p>',
    ],
    [
      '2. Zamówienie',
      '<ol><li>Zamówić można bez zakładania konta albo po zalogowaniu.</li><li>Umowa sprzedaży zostaje zawarta, gdy na podany adres e-mail wyślemy potwierdzenie zamówienia.</li><li>Wiąże cena pokazana w podsumowaniu zamówienia. Ceny zawierają VAT i są podane w złotych.</li><li>Przy produkcie w obniżonej cenie podajemy najniższą cenę z 30 dni przed obniżką.</li><li>Kod rabatowy obniża wartość produktów, a kod na darmową dostawę jej koszt. Kodów nie wymieniamy na pieniądze.</li></ol>',
    ],
    [
      '3. Płatność',
      '<p>Zapłacić można kartą, przelewem bankowym albo przy odbiorze. Zamówienie opłacane przelewem wysyłamy po zaksięgowaniu wpłaty. Jeśli wpłata nie dotrze w ciągu 7 dni, zamówienie anulujemy.</p>',
    ],
    [
      '4. Dostawa',
      '<ol><li>Dostarczamy na terenie Polski.</li><li>Kurier kosztuje 14,99 zł, automat paczkowy 11,99 zł, odbiór w sklepie 0 zł. Od 149 zł po rabatach każda dostawa kosztuje 0 zł.</li><li>Kurier dostarcza w ciągu 1–2 dni roboczych od wysłania.</li></ol>',
    ],
    [
      '5. Odstąpienie od umowy',
      '<ol><li>Od umowy możesz odstąpić w ciągu 30 dni od otrzymania produktu, bez podania przyczyny. Ustawowy termin wynosi 14 dni, my go wydłużamy.</li><li>Wystarczy jednoznaczne oświadczenie, na przykład e-mail na adres <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a>.</li><li>Produkt odeślij w ciągu 14 dni od złożenia oświadczenia. Koszt odesłania ponosi kupujący.</li><li>Zwracamy wszystkie płatności wraz z kosztem najtańszej oferowanej dostawy w ciągu 14 dni od otrzymania oświadczenia. Możemy wstrzymać się ze zwrotem do chwili otrzymania produktu lub dowodu jego odesłania.</li><li>Prawo odstąpienia nie obejmuje produktu w zapieczętowanym opakowaniu, którego po otwarciu nie można zwrócić ze względów higienicznych.</li></ol>',
    ],
    [
      '6. Reklamacje',
      '<p>Odpowiadamy za zgodność towaru z umową przez dwa lata od jego dostarczenia. Reklamację możesz złożyć e-mailem lub w sklepie. Możesz żądać wymiany, a jeśli nie da się jej dokonać, obniżenia ceny albo zwrotu pieniędzy. Odpowiadamy w ciągu 14 dni, brak odpowiedzi oznacza uznanie reklamacji.</p>',
    ],
    [
      '7. Opinie',
      '<p>Opinię o produkcie może dodać każdy odwiedzający. Opinie zalogowanych klientów, którzy wcześniej zamówili u nas produkt, oznaczamy jako „Zakup potwierdzony”; pozostałych w ten sposób nie sprawdzamy. Usuwamy treści bezprawne, obraźliwe i reklamowe oraz takie, które przypisują suplementom działanie lecznicze.</p>',
    ],
    [
      '8. Suplementy diety',
      '<p>Suplement diety jest środkiem spożywczym, który uzupełnia normalną dietę. Nie może być stosowany jako jej substytut. Nie przekraczaj porcji zalecanej do spożycia w ciągu dnia. Przechowuj w miejscu niedostępnym dla małych dzieci.</p>',
    ],
    [
      '9. Spory',
      '<p>Konsument może skorzystać z pomocy miejskiego lub powiatowego rzecznika konsumentów oraz z mediacji prowadzonej przez wojewódzki inspektorat Inspekcji Handlowej. Zasady ochrony danych opisuje <a href="/polityka-prywatnosci">polityka prywatności</a>.</p>',
    ],
  ]),
};
