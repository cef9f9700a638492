import { Component, type ReactNode } from 'react';
import type { InteractiveSection } from './page-data';
import { SectionError } from './SectionError';

interface Props {
  section: InteractiveSection;
  children: ReactNode;
}

/** Keeps a failing section from taking the page with it: an error card in development, nothing in production. */
export class SectionBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const { type, id, source } = this.props.section;
    console.error(`Section «${type}» (#${id}, ${source}) failed and was left out`, error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return import.meta.env.DEV ? <SectionError section={this.props.section} error={this.state.error} /> : null;
  }
}
