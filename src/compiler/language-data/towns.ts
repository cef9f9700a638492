/** Towns that all of these languages call alike. */
export const namedAlike: ReadonlySet<string> = new Set(
  'Albacete Amsterdam Badajoz Barcelona Benidorm Bilbao Boston Burgos Chicago Dublin Getafe Granada Huelva Huesca Ibiza Jaca Lugo Madrid Marbella Miami Murcia Oslo Ourense Oviedo Palencia Palma Pamplona Reus Ronda Salamanca Santander Segovia Soria Tarifa Teruel Toledo Torrejón Torremolinos Toronto Valencia Valladolid Vigo Vitoria Zamora'.split(
    ' ',
  ),
);
