import { describe, expect, it } from 'vitest';
import { toModule } from './compile-snippets.mjs';

describe('toModule', () => {
  it('makes a component of JSX, with its imports above', () => {
    const code = `import { Button } from '@witryna/ui/button';
import {
  Stack,
} from '@witryna/ui/layout';

<Button>Save</Button>
<Button>Cancel</Button>`;
    expect(toModule(code)).toBe(`import { Button } from '@witryna/ui/button';
import {
  Stack,
} from '@witryna/ui/layout';

export default () => (
<>
<Button>Save</Button>
<Button>Cancel</Button>
</>
);
`);
  });

  it('keeps a module', () => {
    const code = "import { Button } from '@witryna/ui/button';\n\nexport function Save() {\n  return <Button />;\n}";
    expect(toModule(code)).toBe(`${code}\n`);
  });
});
