import { page } from '../../../support/page';
import { blog, post } from '../../../support/post';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a title that is cut off is told, without what the settings add; of a post where the post says it': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': post('Un pan que se amasa, reposa dieciocho horas y se hornea en piedra', 'Opening'),
      'pages/rye.yaml': page('centeno', { title: 'Un pan que se amasa, reposa dieciocho horas y se hornea en piedra' }),
      'pages/oat.yaml': page('avena', { title: 'Un pan que se amasa, reposa dieciocho horas y se hornea aquí' }),
    },
    problems: [
      'warning blog/posts/opening.yaml:1:14 title-long {"length":65,"most":60}',
      'warning pages/rye.yaml:2:14 title-long {"length":65,"most":60}',
    ],
  },
  'a sign of Chinese, Japanese or Korean takes twice the room': {
    files: {
      'pages/rye.yaml': page('centeno').replace(
        'Centeno en',
        '薪窯でゆっくり焼いた北海道産ライ麦百パーセントのパンを毎朝お届けします',
      ),
      'pages/oat.yaml': page('avena').replace('Avena en', '薪窯で焼いた北海道産オーツ麦のパン'),
    },
    problems: ['warning pages/rye.yaml:2:32 title-long {"length":35,"most":30}'],
  },
};
