import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const pt: LanguageData = {
  lengthToEnglish: 1.1,
  since: 'desde|fundad[ao]s? em|nascid[ao]s? em',
  inYear: 'em|ano',
  commonWords: wrapped(`
    aberto abertos abrir fechar fechado fechados enviar procurar seguinte anterior voltar início contacto contato
    notícias mapa horário horários endereço morada telefone nome mensagem obrigado preço preços todos todas nenhum
    livros livro reservar grátis gratuito manhã tarde noite hoje ontem amanhã semana semanas mês meses ano anos
    dia dias hora horas ler mais ligar escrever escolher aceitar recusar descarregar partilhar página perguntas
    pergunta respostas ajuda correio organização loja lojas casa curso cursos oficina nós emprego empregos
    trabalho requisitos requisito provas prova exame exames datas data vagas alunos aluno alunas professores
    professor duração nível idioma idiomas formação aprender matrícula inscrição alojamento localização sempre ver
    tudo comprar cesto pagamento envio cartão cliente clientes empresa empresas workshop workshops download
    downloads gratis boutique atelier plus todo pago cesta livre livres cerca ora
  `),
  accented: wrapped(`
    -ção -ções -ário -ários -ável -áveis -ível -íveis água alemão cães cão clínica clínicas criança crianças endereço
    endereços família famílias francês inglês já mês música não ônibus página páginas pão pães português preço preços
    próxima próximas próximo próximos sábado sábados saúde serviço serviços também terça três veterinária veterinárias
    você vocês
  `),
  steps: 'passo fase etapa',
  sectionNamed: { words: 'secção|seção|cláusula', of: 'd[oa]s?|de' },
  partOf: 'd[oa]s|de cada',
  functionWords: wrapped(`
    a algo antes à ao aos às até bem cada com como da das de dela dele depois desde do dos durante e estas é ela ele
    eles em entre era és essa esse esta está estão este estes eu faz foi há isso isto já lhe mais mas me mesmo meu minha
    muito na nada nas não nem no nos nós nossa nossas nosso nossos o os ou outra outro outros para pela pelas pelo pelos
    pode podem por porque quando que quem se seja sem ser seu seus si só sobre são sua suas também te tem têm toda todas
    todo todos tu tua tudo um uma umas uns você
  `),
  ordinals: wrapped(`
    zero=0 metade=50 meio=50 meia=50 terço=3 terços=3 quartos=4 primeira=1 primeiro=1 segunda=2 segundo=2
    terceira=3 terceiro=3 quarta=4 quarto=4 quinta=5 quinto=5 sexto=6 sétimo=7 sétima=7 oitavo=8 oitava=8 nono=9
    nona=9 décimo=10 décima=10 dezena=10 dezenas=10 centena=100 centenas=100
    milhar=1000 milhares=1000
  `),
  numbers: wrapped(`
    um=1 uma=1 dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13
    catorze=14 quatorze=14 quinze=15 dezasseis=16 dezesseis=16 dezassete=17 dezessete=17 dezoito=18 dezanove=19
    dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 cento=100 duzentos=200
    duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500
    seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900
    novecentas=900 mil=1000
  `),
  daysOfWeeks: '8=7 15=14',
  listAnd: 'e',
  listOr: 'ou',
  multiples: 'dúzia=12 dúzias=12 mil=1000 milhão=1000000 milhões=1000000',
  and: 'e',
  unfinished: 'a ao aos com da das de do dos e em mas na nas no o os ou para pela pelo por porque sem',
  outOfHours: 'urgências?|noites?|nocturn[oa]s?|fora de horas|fins? de semana|feriados|plantão',
  begins: {
    verbs: 'comecam?|comecara|iniciam?|arrancam?',
    before: 'proximo (?:curso|inicio d[oa])|inicio d[oa]',
    at: '(?:e )?em',
  },
  openingWords: 'aberto aberta abertos abertas abrimos abre fechamos fecha horário',
  sums: { plus: 'mais', minus: 'menos', result: '(?<!(?:que|e|onde)\\s)(?:dão|dá|são|somam|ficam|fazem)' },
  costing: 'custa custam dura duram',
  articles: 'o a os as cada este esta estes estas',
  until: 'a|até|às',
  shortDays: '2ª=1 3ª=2 4ª=3 5ª=4 6ª=5 sab=6',
  everyDay: 'às?',
  feasts:
    'ano_novo=1-1 dia_de_reis=1-6 são_valentim=2-14 todos_os_santos=11-1 véspera_de_natal=12-24 (?<!véspera_de_)natal=12-25',
  quotationMarks: '«» “”',
  abbreviations: 'aprox coord edif prof trad univ',
  contrasts: {
    size: {
      small: 'pequeno pequena pequenos pequenas',
      large: 'grande grandes',
    },
    rate: {
      any: 'dias_por_semana horas_por_dia',
    },
    bound: {
      most: 'no_máximo máximo máxima',
      least: 'no_mínimo pelo_menos mínimo mínima',
    },
    period: {
      week: 'por_semana cada_semana semanal semanais',
      month: 'por_mês ao_mês cada_mês mensal mensais',
      year: 'por_ano ao_ano cada_ano anual anuais',
      day: 'por_dia ao_dia cada_dia diário diária',
    },
    hours: {
      morning: 'manhã manhãs',
      later: 'tarde tardes noite noites',
    },
    season: {
      spring: 'primavera',
      summer: 'verão',
      autumn: 'outono',
      winter: 'inverno',
    },
    side: {
      left: 'à_esquerda',
      right: 'à_direita',
    },
    mode: {
      onsite: 'presencial presenciais',
      online: 'online',
    },
    price: {
      free: 'grátis gratuito gratuita gratuitos gratuitas',
    },
    sum: {
      included: 'incluído incluída incluídos incluídas',
      extra: 'paga-se_à_parte pagam-se_à_parte',
    },
    age: {
      below: 'menores_de menor_de',
      above: 'maiores_de maior_de',
    },
    share: {
      double: 'o_dobro',
      half: 'metade',
    },
    answer: {
      yes: 'sim, sim.',
      no: 'não, não.',
    },
    order: {
      before: 'antes_de',
      after: 'depois_de',
    },
    compare: {
      more: 'mais_de',
      less: 'menos_de',
    },
    week: {
      end: 'fim_de_semana fins_de_semana',
      days: 'dias_úteis',
    },
    state: {
      closed: 'fechado',
      open: 'aberto',
    },
    place: {
      first: 'primeira primeiro',
      third: 'terceira terceiro',
    },
    end: {
      first: 'primeira primeiro',
      last: 'última último',
    },
    latter: {
      any: 'este_último esta_última esse_último essa_última',
    },
    storey: {
      any: 'primeiro_andar primeiro_piso terceiro_andar terceiro_piso',
    },
    often: {
      twice: 'duas_vezes',
      thrice: 'três_vezes',
      four: 'quatro_vezes',
    },
  },
  toWrite: 'Escreva aqui o texto',
  filler: ['texto de exemplo', 'por traduzir', 'texto de teste', 'texto provisorio'],
  mistyped: wrapped(`
    qeu=que apra=para praa=para uam=uma ocm=com concerteza=com_certeza derrepente=de_repente excessão=exceção
    excessões=exceções previlégio=privilégio previlégios=privilégios beneficiente=beneficente voçê=você voçês=vocês
    adiquirir=adquirir frustado=frustrado reinvindicar=reivindicar asterístico=asterisco impecilho=empecilho
    paralização=paralisação pesquiza=pesquisa compania=companhia emformação=informação imformação=informação
    geito=jeito viagems=viagens horarios=horários serviçso=serviços cosulta=consulta marcaçao=marcação
  `),
  twice: wrapped(`
    bem bla como e era foi ja la logo muito nada nao para pela pelo por quase que sao se sim sobre tudo um
  `).split(' '),
  pictures: {
    alone: '(?:uma? |a |o )?(?:desenho|foto|fotografia|ilustracao|imagem|logotipo)',
    before: [['(?:uma |a )?(?:imagem|foto|fotografia) (?:que mostra|de) ?', '']],
  },
  vague: [
    'aqui',
    'clica aqui',
    'clique aqui',
    'este link',
    'ler mais',
    'mais informacoes',
    'saber mais',
    'saiba mais',
    'ver mais',
  ],
  deadlines: {
    until: 'próxim[oa]s?(?:\\s+\\p{L}+){1,5}\\s?:?|até(?:\\s+(?:ao?|dia|ao\\s+dia))?|antes\\s+de',
    announced:
      '(?:(?:re)?abrir|inaugurar|começar|iniciar|celebrar|estrear|publicar|fechar|entrar|terminar|apresentar|organizar|realizar|decorrer|estar|ser|far|haver|ter)(?:á|ão|emos)(?:\\s+\\p{L}+){0,4}\\s+(?:em|a|no\\s+dia|desde|a\\s+partir\\s+de)',
    open: 'próxim[oa]s?|abert[oa]s?|válid[oa]s?|disponíve(?:l|is)|prazos?|inscriç(?:ão|ões)|inscrev\\p{L}*|candidaturas?|ofertas?|promoç(?:ão|ões)|descontos?|reserv\\p{L}*|pode[ms]?|podes',
    past: '(?:nascid|inscrit|matriculad|comprad)[oa]s?|foi|foram|eram?|esteve|estiveram|estavam?|tinham?|houve|havia',
  },
  consent: { accept: 'aceit|permit|concord', reject: 'rejeit|recus|não |apenas|s[oó] ' },
};
