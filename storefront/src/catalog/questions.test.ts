import { describe, expect, it } from 'vitest';
import { parseQuestions } from './questions.ts';
import { getFaqJsonLd } from './structured-data.ts';

const html =
  '<dl><dt>Kiedy brać?</dt><dd><p>Rano &amp; po jedzeniu.</p></dd>\n<dt>Ile?</dt><dd>Jedną.</dd><dt>Pusto</dt><dd></dd></dl>';

describe('questions and answers', () => {
  it('are read out of a definition list as plain text', () => {
    expect(parseQuestions(html)).toEqual([
      { question: 'Kiedy brać?', answer: 'Rano & po jedzeniu.' },
      { question: 'Ile?', answer: 'Jedną.' },
    ]);
    expect(parseQuestions('<p>Kiedy brać? Rano.</p>')).toEqual([]);
  });

  it('are a schema.org FAQPage', () => {
    expect(getFaqJsonLd(parseQuestions(html))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Kiedy brać?',
          acceptedAnswer: { '@type': 'Answer', text: 'Rano & po jedzeniu.' },
        },
        { '@type': 'Question', name: 'Ile?', acceptedAnswer: { '@type': 'Answer', text: 'Jedną.' } },
      ],
    });
  });
});
