import type { SeedCmsPage } from '../../types.ts';
import { article } from '../markup/article.ts';

/** Accessibility statement. */
export const accessibility: SeedCmsPage = {
  identifier: 'dostepnosc',
  title: 'Dostępność',
  metaTitle: 'Deklaracja dostępności',
  metaDescription: 'Co w sklepie Witryna ułatwia zakupy osobom z niepełnosprawnościami, czego jeszcze nie sprawdziliśmy i jak zgłosić problem.',
  contentHeading: 'Deklaracja dostępności',
  content: article([
    [
      'Cel',
      '<p>Chcemy, żeby zakupy mógł zrobić każdy: z klawiaturą zamiast myszy, z czytnikiem ekranu, w dużym powiększeniu i na starym telefonie. Sklep projektujemy według WCAG 2.2 na poziomie AA, do czego odwołuje się ustawa o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze.</p>',
    ],
    [
      'Co działa',
      '<ul><li>Do treści prowadzi link na początku każdej strony, a wszystkie funkcje są dostępne z klawiatury z widocznym obramowaniem fokusu.</li><li>Tekst ma kontrast co najmniej 4,5:1, a pola i przyciski mają co najmniej 44 na 44 piksele.</li><li>Strony dają się powiększyć do 200% bez utraty treści i działają na ekranach o szerokości 320 pikseli.</li><li>Nic nie porusza się u osób, które w systemie ograniczyły animacje. Slajdy nie przewijają się same.</li><li>Błędy w formularzach opisujemy słowami przy polu, którego dotyczą.</li></ul>',
    ],
    [
      'Czego jeszcze nie wiemy',
      '<p>Strony sprawdzamy narzędziami automatycznymi i sami przechodzimy je z klawiaturą. Nie przeszły jeszcze niezależnego audytu ani testów z użytkownikami czytników ekranu, dlatego nie deklarujemy pełnej zgodności. Zdjęcia opakowań są rysunkami: napisy na nich powtarzamy w opisie i tabeli składu.</p>',
    ],
    [
      'Zgłoś problem',
      '<p>Napisz na <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a> albo zadzwoń: <a href="tel:+48220000000">+48 22 000 00 00</a>. Podaj adres strony i opisz, co się nie udało. Odpowiemy najpóźniej w ciągu 7 dni, a zamówienie pomożemy złożyć od razu.</p>',
    ],
  ]),
};
