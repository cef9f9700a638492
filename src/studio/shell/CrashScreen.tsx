import { Component, type ReactNode } from 'react';
import { useWords } from '../words/words';

/** Says, when the Studio itself fails, that nothing is lost and how to go on. */
export class CrashScreen extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Crashed error={this.state.error} />;
  }
}

function Crashed({ error }: { error: unknown }) {
  const { shell } = useWords();
  return (
    <div className="opening" role="alert">
      <h1>{shell.crashed}</h1>
      <p>{shell.crashedHint}</p>
      <p className="quiet">{String(error)}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {shell.reopen}
      </button>
    </div>
  );
}
