import { LogoGlyph } from '../icon/index.ts';

/** Mark of a brand of the toolbar. That of the second brand is a wood anemone from above: six petals around its center. */
export function SampleMark({ brand }: { brand: string }) {
  if (brand !== 'zawilec') return <LogoGlyph size="large" />;
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path key={angle} d="M12 9c-2.5-2-2.5-5 0-7 2.5 2 2.5 5 0 7z" transform={`rotate(${angle} 12 12)`} />
      ))}
      <circle cx="12" cy="12" r="1" fill="currentColor" />
    </svg>
  );
}
