import { useEffect, useState } from 'react';
import { ActionLink } from '../features/frame/ActionLink';
import { useFrame } from '../features/frame/frame-context';
import type { PageData } from '../renderer/page-data';
import { Icon } from '../ui/icon/Icon';

const FORM_SECTIONS = '.section--form, .section--message-form';

/** On phones, always at hand: ask for information, or call. Steps aside while a form is in view. */
export function CallBar({ page }: { page: PageData }) {
  const { navigation, settings, messages } = useFrame();
  const isFormInView = useInView(FORM_SECTIONS, page);
  return (
    <div className="call-bar ground-scope needs-script" hidden={isFormInView}>
      {navigation.action && (
        <ActionLink link={navigation.action} className="button button--primary call-bar__request" />
      )}
      <a className="button button--secondary" href={`tel:${settings.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        {messages.call}
      </a>
    </div>
  );
}

/** Whether any element of the page that matches is on the screen. */
function useInView(selector: string, page: PageData): boolean {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set());

  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView((before) => {
        const after = new Set(before);
        for (const { target, isIntersecting } of entries) isIntersecting ? after.add(target) : after.delete(target);
        return after;
      }),
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(new Set());
    };
  }, [selector, page]);

  return inView.size > 0;
}
