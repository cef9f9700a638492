import type { Testimonial, TestimonialsSection } from '../../../generated/types';
import { useShell } from '../../features/shell/shell-context';
import { Carousel } from '../../ui/carousel/Carousel';
import { phoneRow } from '../../ui/phone-row/phone-row';
import { Portrait } from '../../ui/portrait/Portrait';

export function Testimonials(section: TestimonialsSection) {
  const { messages, settings } = useShell();
  const quotes = section.testimonials.map((testimonial) => <Quote key={testimonial.name} {...testimonial} />);
  return (
    <>
      {section.layout === 'carousel' ? (
        <Carousel
          className="testimonials__carousel"
          labelledBy={section.title && `${section.id}-title`}
          labels={messages}
          slides={quotes}
          loop
          intervalMs={settings.timings.testimonialIntervalMs}
        />
      ) : (
        <div {...phoneRow(section.phone, 'grid grid--fit testimonials__grid', false)}>{quotes}</div>
      )}
    </>
  );
}

function Quote({ name, role, comment, image }: Testimonial) {
  return (
    <figure className="testimonials__quote">
      <blockquote className="testimonials__comment">{comment}</blockquote>
      <figcaption className="testimonials__speaker">
        <Portrait name={name} image={image} />
        <span>
          <strong className="testimonials__name">{name}</strong>
          {role !== undefined && <span className="testimonials__role">{role}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
