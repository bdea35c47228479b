import { describe, expect, it } from 'vitest';
import { jsonScript } from './json-script.ts';

describe('jsonScript', () => {
  it('lets JSON through as it is', () => {
    expect(jsonScript('{"@type":"Store","name":"</script>"}')).toBe('{"@type":"Store","name":"</script>"}');
  });

  it.each(['alert(1)', '{};alert(1)', '', '/**/{}'])('refuses %j', (text) =>
    expect(() => jsonScript(text)).toThrow(SyntaxError),
  );
});
