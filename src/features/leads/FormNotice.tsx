import { useShell } from '../shell/shell-context';

/** What has to be known before data are sent, beside every form. */
export function FormNotice() {
  const { formNotice } = useShell().settings;
  return formNotice && <div className="form-notice" dangerouslySetInnerHTML={formNotice} />;
}
