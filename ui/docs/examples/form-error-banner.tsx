import { useState } from 'react';
import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { TextField } from '@witryna/ui/text-field';

export function NameForm({ onSave }: { onSave(name: string): void }) {
  const [submitCount, setSubmitCount] = useState(0);
  const [error, setError] = useState<string>();
  const submit = (form: HTMLFormElement) => {
    const name = new FormData(form).get('firstname');
    setSubmitCount(submitCount + 1);
    if (typeof name === 'string' && name !== '') onSave(name);
    else setError('Enter your first name.');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Stack>
        <FormErrorBanner
          title="Correct the marked fields"
          errors={error ? [{ message: error, fieldId: 'firstname' }] : []}
          submitCount={submitCount}
        />
        <TextField id="firstname" name="firstname" label="First name" error={error} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  );
}
