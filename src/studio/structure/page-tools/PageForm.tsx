import { type ReactNode, useMemo, useState } from 'react';
import type { StudioPage } from '../../compiling/site-compiler';
import { FormContextProvider, useForm } from '../../forms/form-context';
import { useStudioState } from '../../studio-context';
import { type PageTool, PageTools } from './PageTools';

interface PageFormProps {
  /** Missing where the file is none yet, as long as it lacks something: what is being written stays when it becomes one. */
  readonly page: StudioPage | undefined;
  readonly children: ReactNode;
}

/** The form of a page with what can be done with it as a whole: its address is changed by what leads on from the one before. */
export function PageForm({ page, children }: PageFormProps) {
  const form = useForm();
  const { session } = useStudioState();
  const [tool, setTool] = useState<PageTool>();
  const isKnown = page !== undefined && page.template === undefined && session.saved.has(page.file);
  const ofPage = useMemo(
    () => ({ ...form, ...(isKnown && { changeAddress: () => setTool('address') }) }),
    [form, isKnown],
  );
  return (
    <FormContextProvider value={ofPage}>
      {page !== undefined && <PageTools page={page} tool={tool} onTool={setTool} />}
      {children}
    </FormContextProvider>
  );
}
