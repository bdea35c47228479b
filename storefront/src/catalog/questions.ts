import { plainText } from '../content/index.ts';

/** A question with its answer, both as plain text. */
export interface Question {
  question: string;
  answer: string;
}

/** Longest answer in characters that search engines are told. */
const maxAnswerLength = 1000;

/** Reads the questions of a definition list, as the shop's editors write them; other markup holds none. */
export function parseQuestions(html: string): Question[] {
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)]
    .map(([, question = '', answer = '']) => ({
      question: plainText(question, maxAnswerLength),
      answer: plainText(answer, maxAnswerLength),
    }))
    .filter(({ question, answer }) => question && answer);
}
